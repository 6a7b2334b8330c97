import { userQuery } from '../../visit/user.ts'
import { useOtherTabs } from './other-tabs.ts'
import ShopTyped from './ShopTyped.tsx'

/** Below the header's basket, whose sums follow the other tabs. */
export default function HeadTyped() {
  useOtherTabs(userQuery)
  return <ShopTyped look="head" />
}
