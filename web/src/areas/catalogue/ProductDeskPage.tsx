import { rowIn } from '@fairfloor/domain/catalogue/desk-lists'
import { productsDeskPage } from '@fairfloor/domain/catalogue/desk-pages'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTexts } from '../../lib/texts.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { isOperator, useUser } from '../../visit/user.ts'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { ProductEditor } from './desk/ProductEditor.tsx'
import { productDeskTexts } from './desk/product-desk-texts.ts'
import { productQuery } from './desk/queries.ts'

/** /admin/products/:deskProduct: a product with its sizes, prices, flavours and pictures. */
export function ProductDeskPage() {
  const t = useTexts(productDeskTexts)
  const id = rowIn(useParams().deskProduct ?? '')
  const query = useQuery({ ...productQuery(id ?? 0), enabled: isOperator(useUser()) && id !== null })
  const product = query.data
  const flavours = product?.sizes.reduce((sum, size) => sum + size.flavours.length, 0) ?? 0
  const back = <LinkButton to={productsDeskPage.path}>{t.toProducts}</LinkButton>
  return (
    <AdminFrame
      title={product?.name ?? t.title}
      {...(product && { lead: `${product.brand.name} · ${t.summary(product.sizes.length, flavours)}` })}
    >
      {id === null ? (
        <EmptyState icon="search" title={t.missing} action={back} />
      ) : (
        <Loaded query={query} waiting={640} missing={{ icon: 'search', title: t.missing, action: back }}>
          {data => <ProductEditor key={data.id} product={data} />}
        </Loaded>
      )}
    </AdminFrame>
  )
}
