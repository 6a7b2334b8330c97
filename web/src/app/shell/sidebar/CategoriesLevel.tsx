import { categoryAddress } from '@fairfloor/domain/assortment/addresses'
import type { getShopCategories } from '@fairfloor/domain/assortment/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { categoriesAsk } from '../menus/menu-asks.ts'
import { menuTexts } from '../menus/menu-texts.ts'
import { Waiting } from './BrandsLevel.tsx'
import { Row } from './Row.tsx'

/** The sidebar's main categories, each with a list of its own. */
export function CategoriesLevel() {
  const t = useTexts(menuTexts)
  return (
    <Loaded
      query={useQuery(queryOf(...categoriesAsk))}
      waiting={<Waiting />}
      empty={<p className="pad-4">{t.noCategories}</p>}
    >
      {categories => (
        <ul>
          {categories.map(category => (
            <Row
              key={category.erp_id}
              level={() => ({ title: category.name, content: <CategoryLevel category={category} /> })}
            >
              {category.name}
            </Row>
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function CategoryLevel({ category }: { category: Answer<typeof getShopCategories>[number] }) {
  const t = useTexts(menuTexts)
  return (
    <ul>
      <Row to={categoryAddress(category.erp_id)} isAll>
        {t.viewAll}
      </Row>
      {category.sub_categories.map(sub => (
        <Row key={sub.erp_id} to={categoryAddress(category.erp_id, sub.erp_id)}>
          {sub.name}
        </Row>
      ))}
    </ul>
  )
}
