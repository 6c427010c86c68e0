import { useCallback } from 'react';
import type { Ports } from '#machines/resource/ports.ts';
import type { Resource } from '#machines/resource/resources.ts';
import { useApp } from './useApp.ts';

/** Asks again for a resource by hand: "try again". */
export const useRefresh = <Input, A>(resource: Resource<Ports, Input, A>, input: Input): (() => void) => {
  const { resources } = useApp();
  return useCallback(() => resources.refresh(resource, input), [resources, resource, input]);
};
