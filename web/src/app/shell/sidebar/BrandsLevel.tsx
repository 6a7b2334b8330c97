import { brandAddress } from '@fairfloor/domain/assortment/addresses'
import type { getShopBrands } from '@fairfloor/domain/assortment/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { inWidth } from '@fairfloor/domain/pictures'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { byLetter } from '../../../areas/assortment/by-letter.ts'
import { count } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { brandsAsk, countsAsk, topBrandsAsk } from '../menus/menu-asks.ts'
import { menuTexts } from '../menus/menu-texts.ts'
import { LetterRail, letterId } from './LetterRail.tsx'
import { Row } from './Row.tsx'
import styles from './Sidebar.module.css'

type Brand = Answer<typeof getShopBrands>[number]
type Shown = 'top' | 'all'

/** The sidebar's brands: the top brands, or all by letter. */
export function BrandsLevel() {
  const t = useTexts(menuTexts)
  const [shown, setShown] = useState<Shown>('top')
  const names = { top: t.topBrands, all: t.allGrouped }
  const query = useQuery(queryOf(...(shown === 'top' ? topBrandsAsk : brandsAsk)))
  return (
    <>
      <div className={`grid round-input on-fog-2 ${styles.choice}`}>
        {(['top', 'all'] as const).map(one => (
          <button
            className="target ink-2 medium to-middle"
            key={one}
            type="button"
            aria-pressed={shown === one}
            onClick={() => setShown(one)}
          >
            {names[one]}
          </button>
        ))}
      </div>
      <Loaded query={query} waiting={<Waiting />} empty={<p className="pad-4">{t.noBrands}</p>}>
        {brands => (shown === 'top' ? <TopBrands brands={brands} /> : <AllBrands brands={brands} />)}
      </Loaded>
    </>
  )
}

function TopBrands({ brands }: { brands: readonly Brand[] }) {
  return (
    <ul>
      {brands.map(brand => (
        <Row
          key={brand.id}
          to={brandAddress(brand.erp_id)}
          picture={
            'image_public_url' in brand && brand.image_public_url ? inWidth(brand.image_public_url, 160) : undefined
          }
        >
          {brand.name}
        </Row>
      ))}
    </ul>
  )
}

function AllBrands({ brands }: { brands: readonly Brand[] }) {
  const { data: list } = useQuery(queryOf(...countsAsk))
  const counts = new Map(list?.facets.brands.map(brand => [brand.id, brand.count]))
  const groups = byLetter(brands)
  return (
    <div className={styles.all}>
      <LetterRail letters={groups.map(({ letter }) => letter)} />
      {groups.map(({ letter, brands: ofLetter }) => (
        <section key={letter} id={letterId(letter)} aria-label={letter}>
          <h3 className={`t18 on-fog pad-y-1 pad-x-4 sticky ${styles.letter}`}>{letter}</h3>
          <ul>
            {ofLetter.map(brand => {
              const products = counts.get(brand.id)
              return (
                <Row key={brand.id} to={brandAddress(brand.erp_id)} note={products && count(products)}>
                  {brand.name}
                </Row>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

export const Waiting = () => <SkeletonRows rows={10} height={24} className="grid gap-6 pad-y-3 pad-x-4" />
