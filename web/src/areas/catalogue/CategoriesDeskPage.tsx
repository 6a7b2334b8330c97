import { createCategory, getDeskCategories } from '@fairfloor/domain/catalogue/category-desk-contract'
import { openRowAt } from '@fairfloor/domain/catalogue/desk-lists'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { Link, useNavigate } from 'react-router'
import { count } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { useListAddress } from '../../ui/list-address.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import text from '../../ui/text.module.css'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { type Category, CategoryForm } from './desk/CategoryForm.tsx'
import { categoryDeskTexts } from './desk/category-desk-texts.ts'
import { createTexts } from './desk/create-texts.ts'
import styles from './desk/desk.module.css'
import { rangeDeskTexts } from './desk/desk-texts.ts'
import { NewNamed } from './desk/NewNamed.tsx'
import { Thumbnail } from './desk/Thumbnail.tsx'

/** /admin/categories: the tree; one category opens in a sheet beside it. */
export function CategoriesDeskPage() {
  const t = useTexts(categoryDeskTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Categories />
    </AdminFrame>
  )
}

function Categories() {
  const t = useTexts(categoryDeskTexts)
  const list = useListAddress()
  const navigate = useNavigate()
  const query = useQuery(queryOf(getDeskCategories, {}))
  const columns = useColumns(id => list.address({ open: String(id) }))
  const open = openRowAt(list.query)
  const all = query.data?.categories ?? []
  const opened = all.find(({ id }) => id === open)
  const create = useTexts(createTexts)
  return (
    <>
      <div className="row wrap middle gap-3">
        <LinkButton to={list.address({ open: 'new' })} variant="ink" icon="plus">
          {create.category}
        </LinkButton>
      </div>
      <Loaded
        query={query}
        waiting={640}
        isEmpty={({ categories }) => categories.length === 0}
        empty={{ icon: 'list', title: t.none, children: t.noneText }}
      >
        {({ categories }) => <Table caption={t.title} columns={columns} rows={categories} rowKey={({ id }) => id} />}
      </Loaded>
      <Sheet
        open={opened !== undefined}
        onClose={() => navigate(list.address({ open: '' }))}
        title={opened?.name ?? t.title}
        scrim
      >
        {opened && <CategoryForm key={opened.id} category={opened} all={all} />}
      </Sheet>
      <Sheet
        open={list.query.get('open') === 'new'}
        onClose={() => navigate(list.address({ open: '' }))}
        title={create.category}
        narrow
        scrim
      >
        <NewNamed
          label={create.category}
          call={createCategory}
          input={name => ({ body: { name, parent_id: null, rank: 0, description: '' } })}
          invalidates={[queryOf(getDeskCategories, {})]}
          onCreated={id => navigate(list.address({ open: String(id) }))}
        />
      </Sheet>
    </>
  )
}

function useColumns(addressOf: (id: number) => string): Column<Category>[] {
  const t = useTexts(categoryDeskTexts)
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
      id: 'name',
      head: words.name,
      phone: 'title',
      cell: ({ id, name, depth }) => (
        <span className={`inline-block ${styles.branch}`} style={{ '--depth': depth } as CSSProperties}>
          <Link to={addressOf(id)} className={text.link} aria-label={t.change(name)}>
            {name}
          </Link>
        </span>
      ),
    },
    { id: 'rank', head: t.rank, align: 'end', cell: ({ rank }) => count(rank) },
    { id: 'products', head: t.products, align: 'end', cell: ({ products }) => count(products) },
  ]
}
