import { isAccountSlug } from '../accountPages.ts';
import type { Params, RouteSpec } from '../routeSpec.ts';

const refuseAccountPage = ({ slug = '' }: Params) => (isAccountSlug(slug) ? null : {});
// `refuse` has rejected every other slug.
const titleOfAccount = ({ slug = '' }: Params) => `accountPage.${isAccountSlug(slug) ? slug : 'account'}` as const;

export const accountRoutes = [
  {
    id: 'account',
    path: '/tai-khoan',
    layout: 'default',
    words: ['settings'],
    middleware: ['member'],
    canonical: '/tai-khoan/account',
    menu: 'account',
    title: () => titleOfAccount({}),
    indexed: false,
    asks: 'nothing',
  },
  {
    id: 'accountPage',
    path: '/tai-khoan/:slug',
    layout: 'default',
    words: ['settings', 'spoiler'],
    refuse: refuseAccountPage,
    middleware: ['member'],
    menu: 'account',
    example: '/tai-khoan/account',
    title: titleOfAccount,
    indexed: false,
    asks: 'nothing',
  },
] as const satisfies readonly RouteSpec[];
