import { brandPageAddress } from '@fairfloor/domain/assortment/addresses'
import type { getShopBrands } from '@fairfloor/domain/assortment/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { inWidth } from '@fairfloor/domain/pictures'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../lib/query.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { MenuLink } from './MenuLink.tsx'
import { topBrandsAsk } from './menu-asks.ts'
import { menuTexts } from './menu-texts.ts'
import styles from './panel.module.css'

type Brand = Answer<typeof getShopBrands>[number]

/** The top brands, each with its picture on its banner, and its name below. */
export function TopBrands() {
  const t = useTexts(menuTexts)
  const brands: readonly Brand[] = useQuery(queryOf(...topBrandsAsk)).data ?? []
  if (brands.length === 0) return <div />
  return (
    <div>
      <h2 className={`t18 mb-3 ${styles.top}`}>{t.topBrands}</h2>
      <ul className="grid halves gap-3">
        {brands.map(brand => (
          <li key={brand.id}>
            <MenuLink to={brandPageAddress(brand.id)} className={`block clipped bordered round-card ${styles.tile}`}>
              <span className={`row middle relative on-fog pad-x-3 ${styles.pictures}`}>
                {'banner_desktop_url' in brand && brand.banner_desktop_url && (
                  <img
                    className={`wide cover tall absolute fill ${styles.banner}`}
                    src={brand.banner_desktop_url}
                    alt=""
                    width="320"
                    height="80"
                  />
                )}
                {'image_public_url' in brand && brand.image_public_url && (
                  <img
                    className={`relative contain on-paper round-input ${styles.picture}`}
                    src={inWidth(brand.image_public_url, 160)}
                    alt=""
                    width="64"
                    height="64"
                  />
                )}
              </span>
              <b className="bold nowrap ellipsis block clipped pad-y-1 pad-x-3">{brand.name}</b>
            </MenuLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
