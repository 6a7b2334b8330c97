import type { Answer } from '@fairfloor/domain/endpoint'
import { getShowFigures } from '@fairfloor/domain/show-orders/figures-contract'
import { boothAddress } from '@fairfloor/domain/trade-show/addresses'
import { getExhibitorPlaces } from '@fairfloor/domain/trade-show/contract'
import { useQuery } from '@tanstack/react-query'
import { count, money } from '../../lib/format.ts'
import { queryOf } from '../../lib/query.ts'
import { useTexts } from '../../lib/texts.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ListTools, NothingFound } from '../../ui/ListTools.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { useListView } from '../../ui/list-view.ts'
import { type Column, Table } from '../../ui/Table.tsx'
import { isOperator, useUser } from '../../visit/user.ts'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { adminExhibitorsTexts } from './admin-texts.ts'
import { BoothLogo } from './BoothLogo.tsx'
import styles from './ExhibitorsDeskPage.module.css'

/** /virtual-trade-show/admin/exhibitors: every booth with its place; the show's chrome is hidden. */
export function ExhibitorsDeskPage() {
  const t = useTexts(adminExhibitorsTexts)
  const user = useUser()
  return <AdminFrame title={t.title}>{isOperator(user) && <Exhibitors />}</AdminFrame>
}

const sorts = ['booth', 'name', 'ordered'] as const

function Exhibitors() {
  const t = useTexts(adminExhibitorsTexts)
  const { total, ofBrand } = useSums()
  const columns = useColumns(ofBrand)
  const view = useListView(sorts, { inAddress: true })
  const compare = (one: Place, other: Place) => {
    if (view.sort === 'name') return one.name.localeCompare(other.name)
    return view.sort === 'ordered' ? ofBrand(other).net - ofBrand(one).net : 0
  }
  return (
    <Loaded
      query={useQuery(queryOf(getExhibitorPlaces, {}))}
      waiting={480}
      empty={{ icon: 'store', title: t.empty, children: t.emptyText }}
    >
      {places => {
        const found = places.filter(
          place => view.finds(place.name) || String(place.boothNumberB2b) === view.sought.trim(),
        )
        return (
          <>
            <ListTools
              label={t.search}
              view={view}
              sorts={sorts.map(sort => ({ value: sort, label: t.sorts[sort] }))}
              summary={t.summary(places.length, money(total))}
              found={t.found(found.length, places.length)}
              className={styles.tools}
            />
            {found.length === 0 ? (
              <NothingFound view={view} />
            ) : (
              <Table
                sticky
                caption={t.title}
                columns={columns}
                rows={found.toSorted(compare)}
                rowKey={exhibitor => exhibitor.id}
                className={styles.table}
              />
            )}
          </>
        )
      }}
    </Loaded>
  )
}

type Place = Answer<typeof getExhibitorPlaces>[number]
type Sums = { lines: number; net: number }

/** What was ordered in all, and at each booth. */
function useSums() {
  const { data } = useQuery(queryOf(getShowFigures, {}))
  const sums = new Map(data?.brands.map(brand => [brand.brand_id, brand]))
  const ofBrand = ({ brand_id }: Place): Sums => {
    const sum = sums.get(brand_id)
    return { lines: sum?.lines ?? 0, net: sum?.price_excl_vat ?? 0 }
  }
  return { total: data?.price_excl_vat ?? 0, ofBrand }
}

function useColumns(sumsOf: (place: Place) => Sums): Column<Place>[] {
  const t = useTexts(adminExhibitorsTexts)
  return [
    {
      id: 'name',
      head: t.name,
      phone: 'title',
      cell: exhibitor => (
        <span className={`row middle gap-3 bold ${styles.name}`}>
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
          variant="ghost"
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
      cell: place => <Figure of={sumsOf(place).lines} text={count} />,
    },
    {
      id: 'ordered',
      head: t.ordered,
      align: 'end',
      phone: 'bare',
      cell: place => <Figure of={sumsOf(place).net} text={money} />,
    },
  ]
}

/** Stands back where nothing was ordered. */
const Figure = ({ of, text }: { of: number; text: (figure: number) => string }) => (
  <span className={of === 0 ? 'ink-3' : 'bold'}>{text(of)}</span>
)
