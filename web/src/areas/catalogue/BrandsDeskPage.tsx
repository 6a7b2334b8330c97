import { brandSorts } from '@fairfloor/domain/catalogue/desk-choices'
import { createBrand, getDeskBrands } from '@fairfloor/domain/catalogue/desk-contract'
import { brandsAt, openRowAt } from '@fairfloor/domain/catalogue/desk-lists'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useNavigate } from 'react-router'
import { count } from '../../lib/format.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { everyQueryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { type ListAddress, useListAddress } from '../../ui/list-address.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SortFilter } from '../../ui/SortFilter.tsx'
import type { Column } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { DeskList } from '../back-office/list/DeskList.tsx'
import { brandDeskTexts } from './desk/brand-desk-texts.ts'
import { createTexts } from './desk/create-texts.ts'
import { rangeDeskTexts } from './desk/desk-texts.ts'
import { brandsQuery } from './desk/queries.ts'
import { Thumbnail } from './desk/Thumbnail.tsx'

// Its code comes after the page, as it is opened later.
const BrandSheet = lazyPart(async () => ({ default: (await import('./desk/BrandSheet.tsx')).BrandSheet }))
const NewNamed = lazyPart(async () => ({ default: (await import('./desk/NewNamed.tsx')).NewNamed }))

type Row = Answer<typeof getDeskBrands>['brands'][number]

/** /admin/brands: all brands; one opens in a sheet beside the list. */
export function BrandsDeskPage() {
  const t = useTexts(brandDeskTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Brands />
    </AdminFrame>
  )
}

function Brands() {
  const t = useTexts(brandDeskTexts)
  const words = useTexts(rangeDeskTexts)
  const list = useListAddress()
  const asked = brandsAt(list.query)
  const query = useQuery(brandsQuery(asked))
  const columns = useColumns(list)
  const create = useTexts(createTexts)
  const navigate = useNavigate()
  return (
    <>
      <DeskList
        list={list}
        of={getDeskBrands}
        asked={asked}
        query={query}
        search={t.search}
        filters={
          <>
            <SortFilter list={list} label={words.sort} sorts={t.sorts} value={asked.sort} options={brandSorts} />
            <LinkButton to={list.address({ open: 'new' })} variant="ink" icon="plus">
              {create.brand}
            </LinkButton>
          </>
        }
        empty={{ icon: 'box', title: t.none, children: t.noneText }}
        table={{
          caption: t.title,
          columns,
          rows: ({ brands }) => brands,
          rowKey: ({ id }) => id,
        }}
      />
      <Suspense>
        <BrandSheet open={openRowAt(list.query)} closeTo={list.address({ open: '' })} />
      </Suspense>
      <Sheet
        open={list.query.get('open') === 'new'}
        onClose={() => navigate(list.address({ open: '' }))}
        title={create.brand}
        narrow
        scrim
      >
        <Suspense fallback={<Skeleton height={320} radius="card" />}>
          <NewNamed
            label={create.brand}
            call={createBrand}
            input={name => ({ body: { name, rank: null, description: '' } })}
            invalidates={[everyQueryOf(getDeskBrands)]}
            onCreated={id => navigate(list.address({ open: String(id) }))}
          />
        </Suspense>
      </Sheet>
    </>
  )
}

function useColumns(list: ListAddress): Column<Row>[] {
  const t = useTexts(brandDeskTexts)
  const words = useTexts(rangeDeskTexts)
  return [
    {
      id: 'logo',
      head: t.form.logo,
      hideHead: true,
      phone: 'corner',
      width: 72,
      cell: row => <Thumbnail url={row.logo_url} />,
    },
    {
      id: 'name',
      head: words.name,
      phone: 'title',
      cell: ({ id, name }) => (
        <Link to={list.address({ open: String(id) })} className={text.link} aria-label={words.openOf(name)}>
          {name}
        </Link>
      ),
    },
    {
      id: 'rank',
      head: t.rank,
      cell: ({ rank }) => (rank === null ? t.notTop : <Tag tone="signal">{count(rank)}</Tag>),
    },
    { id: 'number', head: words.number, cell: row => row.foreign_number ?? words.noNumber },
    { id: 'products', head: t.products, align: 'end', cell: ({ products }) => count(products) },
    { id: 'sizes', head: t.sizes, align: 'end', cell: ({ sizes }) => count(sizes) },
    {
      id: 'state',
      head: t.state,
      cell: row => <Tag tone={row.on_sale ? 'green' : 'soft'}>{row.on_sale ? t.onSale : t.offSale}</Tag>,
    },
  ]
}
