// CommonJS, whose `import()` takes code of the bundler that nothing else needs.
import 'react-dom/client';
