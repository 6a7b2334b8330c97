/**
 * The pages that the browser can ask for. The server answers them with 200 and names the page's module and first data in
 * the HTML; the browser's router shows them. An address that fits none is the not-found page with 404.
 */
export type Page = {
  readonly path: string
  /** Module of the page below `web/src`, without ending. */
  readonly module: string
  /** Addresses of the GET calls whose answers the page needs first; `:name` is filled from the page's own address. */
  readonly data?: readonly string[]
  /** Modules that the page asks for as soon as it runs. */
  readonly parts?: readonly string[]
  /** The one of `data` that is a scene: its narrowest picture is what the page shows first. */
  readonly picture?: string
  /** Whom the page is for; everyone where it is left out. Visitors are asked to log in, others are told that they may not. */
  readonly who?: 'users' | 'operator'
}

/** `1` where somebody reads the hall as lists: they need none of a page's `parts`, nor its `picture`. */
export const LIST_COOKIE = 'ff_list'

export const pages = [
  { path: '/', module: 'areas/content/LandingPage', data: ['/api/onlineshop/vts'] },
  { path: '/login', module: 'areas/identity/LoginPage' },
  { path: '/logout', module: 'areas/identity/LogoutPage' },
  { path: '/account', module: 'areas/content/AccountPage', who: 'users' },
  { path: '/account/change-password', module: 'areas/identity/ChangePasswordPage', who: 'users' },
  { path: '/terms', module: 'areas/content/TermsPage', data: ['/api/content-pages/terms'] },
  {
    path: '/privacy-policy',
    module: 'areas/content/PrivacyPolicyPage',
    data: ['/api/content-pages/privacy-policy'],
  },
  {
    path: '/vts',
    module: 'areas/trade-show/TeaserPage',
    data: ['/api/onlineshop/vts', '/api/content-pages/vts'],
  },
  { path: '/style', module: 'app/style/StylePage' },
  { path: '/api/docs', module: 'areas/customer-api/DocsPage' },
  { path: '/virtual-trade-show', module: 'areas/trade-show/IndexPage' },
  {
    path: '/virtual-trade-show/lobby',
    module: 'areas/trade-show/LobbyPage',
    data: ['/api/onlineshop/vts', '/api/virtual-trade-show/scenes/0'],
    parts: ['panorama/Viewer'],
    picture: '/api/virtual-trade-show/scenes/0',
  },
  {
    path: '/virtual-trade-show/exhibition/:panoNr?/:boothNr?',
    module: 'areas/trade-show/ExhibitionPage',
    who: 'users',
    data: [
      '/api/onlineshop/vts',
      '/api/virtual-trade-show/exhibitors',
      '/api/virtual-trade-show/visited-exhibitors',
      '/api/virtual-trade-show/plan',
      '/api/virtual-trade-show/scenes',
      '/api/virtual-trade-show/scenes/:panoNr',
      '/api/onlineshop/vts-booth-exhibitor/:boothNr',
    ],
    parts: ['panorama/Viewer'],
    picture: '/api/virtual-trade-show/scenes/:panoNr',
  },
  {
    path: '/virtual-trade-show/information',
    module: 'areas/trade-show/InformationPage',
    data: ['/api/onlineshop/vts'],
  },
  {
    path: '/virtual-trade-show/my-fair',
    module: 'areas/trade-show/MyFairPage',
    who: 'users',
    data: [
      '/api/onlineshop/vts',
      '/api/virtual-trade-show/exhibitors',
      '/api/virtual-trade-show/visited-exhibitors',
      '/api/awards',
    ],
  },
  {
    path: '/virtual-trade-show/admin/exhibitors',
    module: 'areas/trade-show/AdminExhibitorsPage',
    who: 'operator',
    data: ['/api/virtual-trade-show/admin/exhibitors'],
  },
  {
    path: '/vts-order',
    module: 'areas/show-orders/ConfirmationPage',
    who: 'users',
    data: ['/api/onlineshop/vts', '/api/onlineshop/has-vts-basket', '/api/onlineshop/vts-basket?status=confirmation'],
  },
  {
    path: '/vts-order-release',
    module: 'areas/show-orders/ReleasePage',
    who: 'users',
    data: ['/api/onlineshop/vts', '/api/onlineshop/vts-release', '/api/onlineshop/orders'],
  },
  {
    path: '/my-orders',
    module: 'areas/orders/OrdersPage',
    who: 'users',
    data: ['/api/onlineshop/vts', '/api/onlineshop/orders'],
  },
  { path: '/awards', module: 'areas/awards/AwardsPage', data: ['/api/awards'] },
  {
    path: '/my-orders/:orderId',
    module: 'areas/orders/OrderPage',
    who: 'users',
    data: ['/api/onlineshop/vts', '/api/onlineshop/orders/:orderId'],
  },
  { path: '/admin', module: 'areas/back-office/AdminPage', who: 'operator' },
  { path: '/admin/mails', module: 'areas/back-office/MailsPage', who: 'operator' },
  { path: '/admin/jobs', module: 'areas/back-office/JobsPage', who: 'operator' },
  { path: '/admin/audit', module: 'areas/back-office/AuditPage', who: 'operator' },
  { path: '/admin/editions', module: 'areas/back-office/EditionsPage', who: 'operator', data: ['/api/admin/editions'] },
  { path: '/admin/awards', module: 'areas/back-office/AdminAwardsPage', who: 'operator', data: ['/api/admin/awards'] },
  {
    path: '/admin/pages',
    module: 'areas/back-office/PagesPage',
    who: 'operator',
    data: ['/api/admin/content-pages'],
  },
  { path: '/admin/rewards', module: 'areas/back-office/RewardsPage', who: 'operator', data: ['/api/admin/rewards'] },
] as const satisfies readonly Page[]

export type PageModule = (typeof pages)[number]['module']

/** The page of a path (without query) and the values of its parameters; undefined where no page fits. */
export function pageOf(pathname: string): { page: Page; params: Record<string, string> } | undefined {
  const segments = pathname.split('/').filter(Boolean)
  for (const page of pages) {
    const params = fit(page.path.split('/').filter(Boolean), segments)
    if (params) return { page, params }
  }
  return undefined
}

function fit(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  if (segments.length > pattern.length) return undefined
  for (const [i, part] of pattern.entries()) {
    const segment = segments[i]
    if (segment === undefined) {
      if (!part.endsWith('?')) return undefined
    } else if (part.startsWith(':')) params[part.replace(/^:|\?$/g, '')] = segment
    else if (part !== segment) return undefined
  }
  return params
}

/** The addresses of a page's first data; one that needs a value which this address leaves out is not among them. */
export const firstAddresses = ({ data = [] }: Page, params: Record<string, string>): string[] =>
  data
    .filter(address => [...address.matchAll(/:(\w+)/g)].every(([, name]) => params[name!] !== undefined))
    .map(address => filled(address, params))

/** The address with the values of its parameters in it. */
export const filled = (address: string, params: Record<string, string>): string =>
  address.replace(/:(\w+)/g, (name, key: string) => params[key] ?? name)
