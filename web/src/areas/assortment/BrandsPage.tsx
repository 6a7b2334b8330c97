import { brandAddress } from '@fairfloor/domain/assortment/addresses'
import { getProducts, getShopBrands } from '@fairfloor/domain/assortment/contract'
import type { Answer } from '@fairfloor/domain/endpoint'
import { inWidth } from '@fairfloor/domain/pictures'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { count } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { SkeletonRows } from '../../ui/Skeleton.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import styles from './BrandsPage.module.css'
import { brandsTexts } from './brands-texts.ts'
import { byLetter } from './by-letter.ts'

/** /brands: all brands by letter, with the number of their products, narrowed by what is typed. */
export function BrandsPage() {
  const t = useTexts(brandsTexts)
  const brands = useQuery(queryOf(getShopBrands, { query: { sortBy: 'name', 'context[]': 'image_public_url' } }))
  const { data: list } = useQuery(queryOf(getProducts, { query: { page: 1 } }))
  const counts = new Map(list?.facets.brands.map(brand => [brand.id, brand.count]))
  const [typed, setTyped] = useState('')
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <div className={`row wrap middle between gap-y-3 gap-x-6 mb-3 ${styles.head}`}>
        <h1>{t.title}</h1>
        <SearchInput label={t.find} value={typed} onChange={setTyped} />
      </div>
      <Loaded
        query={brands}
        waiting={<SkeletonRows rows={8} height={88} className="grid gap-4" />}
        empty={{ icon: 'store', title: t.none }}
      >
        {all => {
          const found = (all as readonly Brand[]).filter(({ name }) => plain(name).includes(plain(typed.trim())))
          return (
            <>
              <Letters letters={byLetter<Brand>(all)} found={new Set(byLetter(found).map(({ letter }) => letter))} />
              <VisuallyHidden live="polite">{typed.trim() === '' ? '' : t.found(found.length)}</VisuallyHidden>
              {found.length === 0 && <p className="pad-y-6">{t.nothing}</p>}
              <div className={`gap-x-6 pt-4 ${styles.index}`}>
                {byLetter(found).map(({ letter, brands: ofLetter }) => (
                  <section key={letter} id={idOf(letter)} className={`pb-3 ${styles.letter}`} aria-label={letter}>
                    <h2 className="line-below pad-y-1 pad-x-2">{letter}</h2>
                    <ul>
                      {ofLetter.map(brand => (
                        <BrandRow key={brand.id} brand={brand} products={counts.get(brand.id)} />
                      ))}
                    </ul>
                  </section>
                ))}
              </div>
            </>
          )
        }}
      </Loaded>
    </>
  )
}

type LettersProps = { letters: ReturnType<typeof byLetter>; found: ReadonlySet<string> }

/** Ways to the letters; those that nothing found begins with keep their place. */
function Letters({ letters, found }: LettersProps) {
  const t = useTexts(brandsTexts)
  return (
    <nav className={`on-paper line-below pad-y-2 ${styles.letters}`} aria-label={t.letters}>
      <ul className={`row ${styles.row}`}>
        {letters.map(({ letter }) => (
          <li key={letter}>
            {found.has(letter) ? (
              <a className={`grid in-middle sign t18 round-input target ${styles.way}`} href={`#${idOf(letter)}`}>
                {letter}
              </a>
            ) : (
              <span className={`grid in-middle sign t18 round-input target fg-3 ${styles.way}`}>{letter}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function BrandRow({ brand, products }: { brand: Brand; products: number | undefined }) {
  const t = useTexts(brandsTexts)
  return (
    <li>
      <PageLink
        to={brandAddress(brand.id)}
        className={`grid gap-x-3 round-card pad-y-1 pad-x-2 at-least-56 ${styles.brand}`}
      >
        <span className={`clipped round-input ${styles.logo}`}>
          {'image_public_url' in brand && brand.image_public_url && (
            <img
              className="contain"
              src={inWidth(brand.image_public_url, 160)}
              alt=""
              width="40"
              height="40"
              loading="lazy"
            />
          )}
        </span>
        <b className="nowrap ellipsis clipped">{brand.name}</b>
        <small className="ink-2">{products !== undefined && t.products(products, count(products))}</small>
      </PageLink>
    </li>
  )
}

/** Without accents and case. */
const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

type Brand = Answer<typeof getShopBrands>[number]

const idOf = (letter: string): string => (letter === '#' ? 'digits' : `letter-${letter}`)
