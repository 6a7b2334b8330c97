import { productAddress, sizeAddress } from '@fairfloor/domain/assortment/addresses'
import { getProductSize } from '@fairfloor/domain/assortment/contract'
import { shownId } from '@fairfloor/domain/assortment/shown-id'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { sizeText } from '../../lib/format.ts'
import { PageLink } from '../../lib/PageLink.tsx'
import { queryOf } from '../../lib/query.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { sizeTitle } from '../catalogue/size-text.ts'
import { MissingProduct, WaitingProduct } from './ProductStates.tsx'
import styles from './ProductView.module.css'
import { ProductView } from './ProductView.tsx'
import { SizeGrid } from './SizeGrid.tsx'
import { SizePrice } from './SizePrice.tsx'
import { sizeTexts } from './size-texts.ts'

/** /productSize/{id}: a product size with all its flavours. */
export function SizePage() {
  const id = shownId(useParams().productSize)
  return id === undefined ? <MissingProduct /> : <OneSize key={id} id={id} />
}

function OneSize({ id }: { id: number }) {
  const query = useQuery(queryOf(getProductSize, { params: { id } }))
  return (
    <Loaded query={query} waiting={<WaitingProduct />} missing={<MissingProduct />}>
      {answer => <Shown {...answer} />}
    </Loaded>
  )
}

function Shown({ size, product, related, also_bought, has_food_information }: Answer<typeof getProductSize>) {
  const { language } = useLanguage()
  const t = useTexts(sizeTexts)
  return (
    <>
      <PageTitle>{`${product.brand.name} ${sizeTitle(size, language)}`}</PageTitle>
      <ProductView
        product={product}
        title={
          <>
            {product.name} <span className="ink-2">{sizeText(size.name, language)}</span>
          </>
        }
        here={sizeTitle(size, language)}
        sizes={[size]}
        related={related}
        alsoBought={also_bought}
        hasFood={has_food_information}
      >
        {product.sizes.length > 1 && (
          <nav className="row wrap gap-2 mt-4" aria-label={t.sizes}>
            {product.sizes.map(one => (
              <PageLink
                key={one.id}
                to={sizeAddress(one.id)}
                aria-current={one.id === size.id ? 'page' : undefined}
                className={`grid in-middle pad-x-4 at-least-44 sign t18 edged round-input ${styles.size}`}
              >
                {sizeText(one.name, language)}
              </PageLink>
            ))}
            <PageLink
              to={productAddress(product.id)}
              className={`grid in-middle pad-x-4 at-least-44 sign t18 edged round-input ${styles.size}`}
            >
              {t.allSizes}
            </PageLink>
          </nav>
        )}
        <SizePrice size={size} />
        <SizeGrid sizes={[size]} plain />
      </ProductView>
    </>
  )
}
