export const loadErrorRoute = () => import('./ErrorRoute.tsx');
