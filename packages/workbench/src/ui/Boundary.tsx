import { Component, type ReactNode } from 'react';
import { Pending } from './Pending.tsx';

type Props = {
  /** Identifies the page. Another page starts without an error. */
  page: string;
  children: ReactNode;
};
type State = { page?: string; error?: unknown };

/** Shows an error instead of a page that can't be rendered. */
export class Boundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromProps({ page }: Props, state: State): State | null {
    return page === state.page ? null : { page, error: undefined };
  }

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const message = error instanceof Error ? error.message : String(error);
    return <Pending error={`This page can’t be shown: ${message}`} />;
  }
}
