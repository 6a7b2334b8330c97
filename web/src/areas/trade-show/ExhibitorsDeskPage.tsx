import type { Answer } from '@fairfloor/domain/endpoint'
import { getShowFigures } from '@fairfloor/domain/show-orders/figures-contract'
import { boothAddress } from '@fairfloor/domain/trade-show/addresses'
import { getExhibitorPlaces } from '@fairfloor/domain/trade-show/contract'
import { isSought } from '@fairfloor/domain/trade-show/where-is'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { count, money } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { TextInput } from '../../ui/TextInput.tsx'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { isOperator, useUser } from '../identity/user.ts'
import { adminExhibitorsTexts } from './admin-texts.ts'
import { BoothLogo } from './BoothLogo.tsx'
import styles from './ExhibitorsDeskPage.module.css'

/** /virtual-trade-show/admin/exhibitors: every booth with its place; the show's chrome is hidden. */
export function ExhibitorsDeskPage() {
  const t = useTexts(adminExhibitorsTexts)
  const user = useUser()
  return <AdminFrame title={t.title}>{isOperator(user) && <Exhibitors />}</AdminFrame>
}

function Exhibitors() {
  const t = useTexts(adminExhibitorsTexts)
  const columns = useColumns()
  const [search, setSearch] = useState('')
  return (
    <Loaded
      query={useQuery(queryOf(getExhibitorPlaces, {}))}
      waiting={480}
      empty={{ icon: 'store', title: t.empty, children: t.emptyText }}
    >
      {places => (
        <>
          <TextInput
            label={t.search}
            hideLabel
            icon="search"
            placeholder={t.search}
            value={search}
            onChange={event => setSearch(event.target.value)}
            className={styles.search}
          />
          <Table
            caption={t.title}
            columns={columns}
            rows={places.filter(
              place => isSought(place.name, search) || String(place.boothNumberB2b) === search.trim(),
            )}
            rowKey={exhibitor => exhibitor.id}
            className={styles.table}
          />
        </>
      )}
    </Loaded>
  )
}

type Place = Answer<typeof getExhibitorPlaces>[number]

function useColumns(): Column<Place>[] {
  const t = useTexts(adminExhibitorsTexts)
  const { data } = useQuery(queryOf(getShowFigures, {}))
  const sums = data && new Map(data.brands.map(brand => [brand.brand_id, brand]))
  return [
    {
      id: 'name',
      head: t.name,
      phone: 'title',
      cell: exhibitor => (
        <span className={styles.name}>
          <BoothLogo exhibitor={exhibitor} small />
          {exhibitor.name}
        </span>
      ),
    },
    {
      id: 'popup',
      head: t.popup,
      phone: 'bare',
      cell: ({ name, panoNumberB2b, boothNumberB2b }) => (
        <LinkButton
          to={boothAddress(panoNumberB2b, boothNumberB2b, 'ORDER')}
          variant="outline"
          iconEnd="arrowRight"
          aria-label={t.openOf(name)}
        >
          {t.open}
        </LinkButton>
      ),
    },
    { id: 'pano', head: t.pano, align: 'end', cell: exhibitor => exhibitor.panoNumberB2b },
    { id: 'booth', head: t.booth, align: 'end', cell: exhibitor => exhibitor.boothNumberB2b },
    {
      id: 'lines',
      head: t.lines,
      align: 'end',
      phone: 'hide',
      cell: ({ brand_id }) => count(sums?.get(brand_id)?.lines ?? 0),
    },
    {
      id: 'ordered',
      head: t.ordered,
      align: 'end',
      cell: ({ brand_id }) => money(sums?.get(brand_id)?.price_excl_vat ?? 0),
    },
  ]
}
