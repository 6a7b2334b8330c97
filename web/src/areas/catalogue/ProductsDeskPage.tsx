import { productSorts, productStates } from '@fairfloor/domain/catalogue/desk-choices'
import { productDeskPage } from '@fairfloor/domain/catalogue/desk-pages'
import { getDeskProducts } from '@fairfloor/domain/catalogue/product-desk-contract'
import { productsAt } from '@fairfloor/domain/catalogue/product-desk-lists'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate } from 'react-router'
import { count, money } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { PageLink } from '../../lib/PageLink.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { SortFilter } from '../../ui/SortFilter.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { StateFilter } from '../../ui/StateFilter.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { DeskList } from '../back-office/list/DeskList.tsx'
import { createTexts } from './desk/create-texts.ts'
import { rangeDeskTexts } from './desk/desk-texts.ts'
import { productDeskTexts } from './desk/product-desk-texts.ts'
import { productsQuery } from './desk/queries.ts'
import { Thumbnail } from './desk/Thumbnail.tsx'

const NewProduct = lazyPart(async () => ({ default: (await import('./desk/NewProduct.tsx')).NewProduct }))

type Row = Answer<typeof getDeskProducts>['products'][number]

/** /admin/products: products, each with a page of its own. */
export function ProductsDeskPage() {
  const t = useTexts(productDeskTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Products />
    </AdminFrame>
  )
}

function Products() {
  const t = useTexts(productDeskTexts)
  const words = useTexts(rangeDeskTexts)
  const list = useListAddress()
  const asked = productsAt(list.query)
  const query = useQuery(productsQuery(asked))
  const columns = useColumns()
  const create = useTexts(createTexts)
  const navigate = useNavigate()
  return (
    <>
      <DeskList
        list={list}
        of={getDeskProducts}
        asked={asked}
        query={query}
        search={t.search}
        filters={
          <>
            <StateFilter
              list={list}
              label={t.show}
              every={t.every}
              states={t.states}
              value={asked.state}
              options={productStates}
            />
            <SortFilter list={list} label={words.sort} sorts={t.sorts} value={asked.sort} options={productSorts} />
            <LinkButton to={list.address({ open: 'new' })} variant="ink" icon="plus">
              {create.product}
            </LinkButton>
          </>
        }
        empty={{ icon: 'box', title: t.none, children: t.noneText }}
        table={{
          caption: t.title,
          columns,
          rows: ({ products }) => products,
          rowKey: ({ id }) => id,
        }}
      />
      <Sheet
        open={list.query.get('open') === 'new'}
        onClose={() => navigate(list.address({ open: '' }))}
        title={create.product}
        narrow
        scrim
      >
        <Suspense fallback={<Spinner size={40} />}>
          <NewProduct />
        </Suspense>
      </Sheet>
    </>
  )
}

function useColumns(): Column<Row>[] {
  const t = useTexts(productDeskTexts)
  const words = useTexts(rangeDeskTexts)
  return [
    {
      id: 'picture',
      head: t.picture,
      hideHead: true,
      phone: 'corner',
      width: 72,
      cell: row => <Thumbnail url={row.image_url} />,
    },
    {
      id: 'product',
      head: t.product,
      phone: 'title',
      cell: ({ id, name }) => (
        <PageLink
          to={productDeskPage.path.replace(':deskProduct', String(id))}
          className={text.link}
          aria-label={words.openOf(name)}
        >
          {name}
        </PageLink>
      ),
    },
    { id: 'brand', head: t.brand, cell: ({ brand }) => brand },
    { id: 'category', head: t.category, cell: ({ category }) => category },
    { id: 'sizes', head: t.sizes, align: 'end', cell: ({ sizes }) => count(sizes) },
    { id: 'flavours', head: t.flavours, align: 'end', cell: ({ flavours }) => count(flavours) },
    {
      id: 'from',
      head: t.from,
      align: 'end',
      cell: row => <span className={text.nowrap}>{money(row.from_price)}</span>,
    },
    {
      id: 'state',
      head: t.state,
      cell: row => (
        <span>
          <Tag tone={row.on_sale ? 'green' : 'soft'}>{row.on_sale ? t.onSale : t.offSale}</Tag>{' '}
          {row.is_new && <Tag tone="signal">{t.isNew}</Tag>}
        </span>
      ),
    },
  ]
}
