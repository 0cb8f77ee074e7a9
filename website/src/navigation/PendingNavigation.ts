import { dispatchLifecycleAction } from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import Original from '@docusaurus/core/lib/client/PendingNavigation';
import { isLoaded } from './preload-page';

type Location = Original['props']['location'];

/**
 * Docusaurus' component that holds the location back until the scripts of its page have loaded. A page whose scripts have loaded
 * already, because the reader pointed at a link to it, is rendered at once: React would render all components of the current page
 * once more for a location that is held back, and takes as long for that as for half a new page.
 */
export default class PendingNavigation extends Original {
  override shouldComponentUpdate(props: Original['props'], state: Original['state']): boolean {
    const { location: previousLocation } = this.props;
    const { location } = props;
    const isHeld = location === previousLocation || !state.nextRouteHasLoaded || !isLoaded(location.pathname);
    if (isHeld) return super.shouldComponentUpdate(props, state);
    // What Docusaurus does, without waiting.
    (this as unknown as { previousLocation: Location }).previousLocation = previousLocation;
    dispatchLifecycleAction('onRouteUpdate', { previousLocation, location })();
    return true;
  }
}
