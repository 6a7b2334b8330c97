import type { Answer } from '@fairfloor/domain/endpoint'
import { getPromotions } from '@fairfloor/domain/promotions/desk-contract'
import { openAt, promotionsAt } from '@fairfloor/domain/promotions/lists'
import { campaignStates, promotionSorts } from '@fairfloor/domain/promotions/states'
import { termsOf } from '@fairfloor/domain/promotions/wire'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { count } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { type ListAddress, useListAddress } from '../../ui/list-address.ts'
import type { Column } from '../../ui/Table.tsx'
import { Tag } from '../../ui/Tag.tsx'
import text from '../../ui/text.module.css'
import { isOperator, useUser } from '../../visit/user.ts'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { promotionsQuery } from './desk-queries.ts'
import { promotionDeskTexts } from './desk-texts.ts'
import { instantText } from './instant-text.ts'
import { OfferList } from './OfferList.tsx'
import { PromotionSheet } from './PromotionSheet.tsx'
import { STATE_TONES } from './state-tones.ts'
import { termsText } from './terms-text.ts'
import { promotionTexts } from './texts.ts'

type Row = Answer<typeof getPromotions>['promotions'][number]

/** /admin/promotions: promotions, running, planned and over; one opens in a sheet beside the list. */
export function PromotionsDeskPage() {
  const t = useTexts(promotionDeskTexts)
  const list = useListAddress()
  const { data } = useQuery({ ...promotionsQuery(promotionsAt(list.query)), enabled: isOperator(useUser()) })
  return (
    <AdminFrame title={t.titles.promotions} {...(data && { lead: t.lead(data.time_zone) })}>
      <Promotions list={list} />
    </AdminFrame>
  )
}

function Promotions({ list }: { list: ListAddress }) {
  const t = useTexts(promotionDeskTexts)
  const asked = promotionsAt(list.query)
  const query = useQuery(promotionsQuery(asked))
  const columns = useColumns(list, query.data?.time_zone ?? 'UTC')
  return (
    <>
      <OfferList
        of={getPromotions}
        list={list}
        query={query}
        icon="gift"
        asked={asked}
        states={campaignStates}
        sorts={promotionSorts}
        words={t}
        table={{ caption: t.titles.promotions, columns, rows: answer => answer.promotions, rowKey: ({ id }) => id }}
      />
      {query.data && (
        <PromotionSheet
          open={openAt(list.query)}
          timeZone={query.data.time_zone}
          closeTo={list.address({ open: '' })}
        />
      )}
    </>
  )
}

function useColumns(list: ListAddress, timeZone: string): Column<Row>[] {
  const t = useTexts(promotionDeskTexts)
  const words = useTexts(promotionTexts)
  const { language } = useLanguage()
  return [
    {
      id: 'name',
      head: t.name,
      phone: 'title',
      cell: ({ id, name }) => (
        <Link to={list.address({ open: String(id) })} className={text.link} aria-label={t.openOf(name)}>
          {name}
        </Link>
      ),
    },
    {
      id: 'gives',
      head: t.gives,
      cell: row => {
        const terms = termsOf(row)
        return terms && termsText(terms, words)
      },
    },
    { id: 'goods', head: t.goods, align: 'end', cell: ({ sizes }) => count(sizes) },
    { id: 'groups', head: t.groups, cell: ({ groups }) => groups.join(', ') || t.allGroups },
    {
      id: 'state',
      head: t.state,
      cell: ({ state }) => <Tag tone={STATE_TONES[state]}>{t.states[state]}</Tag>,
    },
    {
      id: 'from',
      head: t.from,
      align: 'end',
      cell: ({ start }) => <span className={text.nowrap}>{instantText(start, timeZone, language)}</span>,
    },
    {
      id: 'until',
      head: t.until,
      align: 'end',
      cell: ({ end }) => <span className={text.nowrap}>{instantText(end, timeZone, language)}</span>,
    },
  ]
}
