import { brandAddress } from '@fairfloor/domain/assortment/addresses'
import { getProducts, getShopBrands } from '@fairfloor/domain/assortment/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { inWidth } from '@fairfloor/domain/pictures'
import { useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import styles from './BrandsPage.module.css'
import { brandsTexts } from './brands-texts.ts'
import { byLetter } from './by-letter.ts'

/** /brands: all brands by letter, with the number of their products. */
export function BrandsPage() {
  const t = useTexts(brandsTexts)
  const brands = useQuery(queryOf(getShopBrands, { query: { sortBy: 'name', 'context[]': 'image_public_url' } }))
  const { data: list } = useQuery(queryOf(getProducts, { query: { page: 1 } }))
  const counts = new Map(list?.facets.brands.map(brand => [brand.id, brand.count]))
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <h1 className={styles.title}>{t.title}</h1>
      <Loaded
        query={brands}
        waiting={<SkeletonRows rows={8} height={88} className={styles.waiting} />}
        empty={{ icon: 'store', title: t.none }}
      >
        {all => {
          const letters = byLetter<Brand>(all)
          return (
            <>
              <nav className={styles.letters} aria-label={t.letters}>
                <ul>
                  {letters.map(({ letter }) => (
                    <li key={letter}>
                      <a href={`#${idOf(letter)}`}>{letter}</a>
                    </li>
                  ))}
                </ul>
              </nav>
              {letters.map(({ letter, brands: ofLetter }) => (
                <section key={letter} id={idOf(letter)} className={styles.letter} aria-label={letter}>
                  <h2>{letter}</h2>
                  <ul>
                    {ofLetter.map(brand => (
                      <li key={brand.id}>
                        <PageLink to={brandAddress(brand.id)} className={styles.brand}>
                          <span className={styles.logo}>
                            {'image_public_url' in brand && brand.image_public_url && (
                              <img
                                src={inWidth(brand.image_public_url, 160)}
                                alt=""
                                width="56"
                                height="56"
                                loading="lazy"
                              />
                            )}
                          </span>
                          <b>{brand.name}</b>
                          <small>
                            {counts.has(brand.id) &&
                              t.products(counts.get(brand.id) ?? 0, count(counts.get(brand.id) ?? 0))}
                          </small>
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </>
          )
        }}
      </Loaded>
    </>
  )
}

type Brand = Answer<typeof getShopBrands>[number]

const idOf = (letter: string): string => (letter === '#' ? 'digits' : `letter-${letter}`)
