import type { Answer } from '@fairfloor/domain/endpoint'
import { getDeskBanners } from '@fairfloor/domain/promotions/banner-contract'
import { bannersAt, openAt } from '@fairfloor/domain/promotions/lists'
import { bannerSorts, bannerStates } from '@fairfloor/domain/promotions/states'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { type ListAddress, useListAddress } from '../../ui/list-address.ts'
import type { Column } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { isOperator, useUser } from '../../visit/user.ts'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { bannersQuery } from './banner-queries.ts'
import { bannerTexts } from './banner-texts.ts'
import { instantText } from './instant-text.ts'
import { OfferList } from './OfferList.tsx'
import { STATE_TONES } from './state-tones.ts'

// Its code comes after the page, as it is opened later.
const BannerSheet = lazyPart(async () => ({ default: (await import('./BannerSheet.tsx')).BannerSheet }))

type Row = Answer<typeof getDeskBanners>['banners'][number]

/** /admin/banners: the banners of the start page; one opens in a sheet beside the list. */
export function BannersDeskPage() {
  const t = useTexts(bannerTexts)
  const list = useListAddress()
  const { data } = useQuery({ ...bannersQuery(bannersAt(list.query)), enabled: isOperator(useUser()) })
  return (
    <AdminFrame title={t.title} {...(data && { lead: t.lead(data.time_zone) })}>
      <Banners list={list} />
    </AdminFrame>
  )
}

function Banners({ list }: { list: ListAddress }) {
  const t = useTexts(bannerTexts)
  const asked = bannersAt(list.query)
  const query = useQuery(bannersQuery(asked))
  const columns = useColumns(list, query.data?.time_zone ?? 'UTC')
  return (
    <>
      <OfferList
        of={getDeskBanners}
        list={list}
        query={query}
        icon="sparkle"
        asked={asked}
        states={bannerStates}
        sorts={bannerSorts}
        words={t}
        table={{ caption: t.title, columns, rows: answer => answer.banners, rowKey: ({ id }) => id }}
      />
      {query.data && (
        <Suspense>
          <BannerSheet open={openAt(list.query)} timeZone={query.data.time_zone} closeTo={list.address({ open: '' })} />
        </Suspense>
      )}
    </>
  )
}

function useColumns(list: ListAddress, timeZone: string): Column<Row>[] {
  const t = useTexts(bannerTexts)
  const { language } = useLanguage()
  const at = (instant: string) => <span className={text.nowrap}>{instantText(instant, timeZone, language)}</span>
  return [
    {
      id: 'name',
      head: t.name,
      phone: 'title',
      cell: ({ id, title }) => (
        <Link to={list.address({ open: String(id) })} className={text.link} aria-label={t.openOf(title[language])}>
          {title[language]}
        </Link>
      ),
    },
    { id: 'place', head: t.place, align: 'end', cell: ({ rank }) => rank },
    { id: 'link', head: t.link, cell: ({ link }) => link },
    {
      id: 'state',
      head: t.state,
      cell: ({ state }) => <Tag tone={state === 'draft' ? 'soft' : STATE_TONES[state]}>{t.states[state]}</Tag>,
    },
    { id: 'from', head: t.from, align: 'end', cell: ({ start }) => at(start) },
    { id: 'until', head: t.until, align: 'end', cell: ({ end }) => (end === null ? t.open : at(end)) },
  ]
}
