import { BrandsMenu } from './BrandsMenu.tsx'
import { CategoriesMenu } from './CategoriesMenu.tsx'
import { LeaveContext } from './MenuLink.tsx'
import type { MenuName } from './menu-names.ts'
import styles from './panel.module.css'
import { SaleMenu } from './SaleMenu.tsx'

interface MenuPanelProps {
  name: MenuName
  /** The reader follows a link. */
  onLeave: () => void
}

const contents = { brands: BrandsMenu, categories: CategoriesMenu, sale: SaleMenu }

/** Content of a menu of the header. */
export default function MenuPanel({ name, onLeave }: MenuPanelProps) {
  const Content = contents[name]
  return (
    <LeaveContext value={onLeave}>
      <div className={`m-auto ${styles.panel}`}>
        <Content />
      </div>
    </LeaveContext>
  )
}
