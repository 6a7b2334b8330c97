import { useSettings } from '../lib/settings.ts'

interface PageTitleProps {
  /** What the page is, without the shop. */
  children: string
}

/** What the browser calls the page: `My Orders · Name of the shop`. */
export function PageTitle({ children }: PageTitleProps) {
  const shop = useSettings()?.shop_name
  return <title>{[children, shop].filter(Boolean).join(' · ')}</title>
}
