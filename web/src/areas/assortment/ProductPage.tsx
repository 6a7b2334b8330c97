import { getProduct } from '@fairfloor/domain/assortment/contract'
import { shownId } from '@fairfloor/domain/assortment/shown-id'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { queryOf } from '../../lib/query.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageTitle } from '../../ui/PageTitle.tsx'
import { MissingProduct, WaitingProduct } from './ProductStates.tsx'
import { ProductView } from './ProductView.tsx'
import { SizesOrder } from './SizesOrder.tsx'

/** /product-list/product/{id}: a product with all its sizes and flavours. */
export function ProductPage() {
  const id = shownId(useParams().product)
  return id === undefined ? <MissingProduct /> : <OneProduct key={id} id={id} />
}

function OneProduct({ id }: { id: number }) {
  const query = useQuery(queryOf(getProduct, { params: { id } }))
  return (
    <Loaded query={query} waiting={<WaitingProduct />} missing={<MissingProduct />}>
      {answer => <Shown {...answer} />}
    </Loaded>
  )
}

const Shown = ({ product, sizes, related, also_bought, has_food_information }: Answer<typeof getProduct>) => (
  <>
    <PageTitle>{`${product.brand.name} ${product.name}`}</PageTitle>
    <ProductView
      product={product}
      title={product.name}
      here={product.name}
      sizes={sizes}
      related={related}
      alsoBought={also_bought}
      hasFood={has_food_information}
    >
      <SizesOrder sizes={sizes} />
    </ProductView>
  </>
)
