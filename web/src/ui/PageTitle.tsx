import { useSettings } from '../lib/settings.ts'

interface PageTitleProps {
  /** Title of the page, without the shop. */
  children: string
}

/** The title in the browser's tab: `My Orders · Name of the shop`. */
export function PageTitle({ children }: PageTitleProps) {
  const shop = useSettings()?.shop_name
  return <title>{[children, shop].filter(Boolean).join(' · ')}</title>
}
