// Each page is in it. Without this, it's in three chunks that a page loads in addition to the main script.
import '@theme/Layout';
