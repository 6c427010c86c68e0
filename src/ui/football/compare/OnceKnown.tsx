import type { ReactNode } from 'react';
import type { Ports } from '#machines/resource/ports.ts';
import type { Resource } from '#machines/resource/resources.ts';
import { useResource } from '../../hooks/useResource.ts';

interface OnceKnownProps<A> {
  readonly resource: Resource<Ports, { readonly id: string }, A>;
  /** Null: nothing is asked for. */
  readonly id: string | null;
  readonly children: (value: A | null) => ReactNode;
}

/** What an id names, once it is known; null before, without an id, and where there is nothing. */
export const OnceKnown = <A,>({ resource, id, children }: OnceKnownProps<A>) =>
  id === null ? children(null) : <Known {...{ resource, id, children }} />;

interface KnownProps<A> extends OnceKnownProps<A> {
  readonly id: string;
}
const Known = <A,>({ resource, id, children }: KnownProps<A>) => children(useResource(resource, { id }).value);
