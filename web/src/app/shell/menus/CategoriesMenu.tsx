import { categoryAddress } from '@fairfloor/domain/assortment/addresses'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import text from '../../../ui/text.module.css'
import { MenuLink } from './MenuLink.tsx'
import { categoriesAsk } from './menu-asks.ts'
import { menuTexts } from './menu-texts.ts'
import styles from './panel.module.css'

/** Subcategories that a category shows; the rest is behind 'View all'. */
const MOST = 3

/** The main categories, five in a row, with their first subcategories. */
export function CategoriesMenu() {
  const t = useTexts(menuTexts)
  return (
    <Loaded query={useQuery(queryOf(...categoriesAsk))} waiting={320} empty={<p>{t.noCategories}</p>}>
      {categories => (
        <ul className={`grid gap-x-6 gap-y-8 ${styles.categories}`}>
          {categories.map(({ erp_id, name, sub_categories }) => (
            <li key={erp_id}>
              <h2 className={`t24 line-below mb-1 ${styles.title}`}>{name}</h2>
              <ul>
                {sub_categories.slice(0, MOST).map(sub => (
                  <li key={sub.erp_id}>
                    <MenuLink
                      to={categoryAddress(erp_id, sub.erp_id)}
                      className={`row middle ${styles.line} ${text.lined}`}
                    >
                      {sub.name}
                    </MenuLink>
                  </li>
                ))}
                <li>
                  <MenuLink
                    to={categoryAddress(erp_id)}
                    className={`row middle cobalt medium ${styles.line} ${text.lined}`}
                    label={t.allOf(name)}
                  >
                    {t.viewAll}
                  </MenuLink>
                </li>
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
