import { hrefOf } from '../routing/routes.ts';

export const promotionPath = ({ slug }: { readonly slug: string }): string => hrefOf('promotion', { slug });
