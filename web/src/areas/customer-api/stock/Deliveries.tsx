import { isTaken } from '@fairfloor/domain/customer-api/push/deliveries'
import { useQuery } from '@tanstack/react-query'
import type { CSSProperties } from 'react'
import { count } from '../../../lib/format.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { Panel } from '../Panel.tsx'
import { type Delivery, deliveriesQuery } from './queries.ts'
import { Repeat } from './Repeat.tsx'
import styles from './StockPage.module.css'
import { stockTexts } from './texts.ts'
import { useMoment } from './use-moment.ts'
import { useWhy } from './use-why.ts'

const AGAIN_MS = 10_000
const LONGEST_MS = 10_000

/** The last deliveries, the newest first. */
export function Deliveries({ hasAddress }: { hasAddress: boolean }) {
  const t = useTexts(stockTexts)
  const columns = useColumns(hasAddress)
  return (
    <Panel title={t.deliveries} end={t.last}>
      <Loaded
        query={useQuery({ ...deliveriesQuery, refetchInterval: AGAIN_MS })}
        waiting={<SkeletonRows rows={6} height={40} />}
        isEmpty={({ deliveries }) => deliveries.length === 0}
        empty={{ icon: 'truck', title: t.none, children: hasAddress ? t.noneText : t.noneYet }}
      >
        {({ deliveries }) => (
          <Table caption={t.deliveries} columns={columns} rows={deliveries} rowKey={({ number }) => number} />
        )}
      </Loaded>
    </Panel>
  )
}

function useColumns(mayRepeat: boolean): Column<Delivery>[] {
  const t = useTexts(stockTexts)
  const moment = useMoment()
  const second = useMoment('seconds')
  const why = useWhy()
  const bad = (one: Delivery) => (isTaken(one) ? undefined : true)
  const columns: Column<Delivery>[] = [
    {
      id: 'sent',
      head: t.sent,
      phone: 'title',
      cell: ({ sent_at, kind }) => (
        <span className="figures nowrap">
          {second(sent_at)}
          {kind !== 'change' && (
            <span className={styles.kind}>
              <Tag>{t.kinds[kind]}</Tag>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'articles',
      head: t.articles,
      cell: ({ skus, articles }) =>
        articles === 0 ? t.noArticles : articles <= 2 ? skus.join(', ') : t.andMore(skus[0] ?? '', articles - 1),
    },
    {
      id: 'answer',
      head: t.answer,
      cell: one => {
        const words = isTaken(one) ? one.answer : one.fault || !one.answer ? why(one) : one.answer
        const next = one.next_try_at && t.nextTry(moment(one.next_try_at))
        return (words || next) && <Answer words={words} next={next} isBad={!isTaken(one)} />
      },
    },
    {
      id: 'status',
      head: t.status,
      align: 'end',
      cell: one => (
        <span className={`green-ink bold figures ${styles.status}`} data-bad={bad(one)}>
          {one.status ?? '–'}
        </span>
      ),
    },
    {
      id: 'duration',
      head: t.duration,
      align: 'end',
      cell: one => (
        <span
          className={`middle gap-2 figures to-end inline-grid ${styles.duration}`}
          style={partOf(one.duration_ms)}
          data-bad={bad(one)}
        >
          {count(one.duration_ms)}
        </span>
      ),
    },
    { id: 'repeat', head: t.repeat, hideHead: true, align: 'end', cell: row => <Repeat row={row} /> },
  ]
  return mayRepeat ? columns : columns.filter(({ id }) => id !== 'repeat')
}

const Answer = ({ words, next, isBad }: { words: string; next: string | null; isBad: boolean }) => (
  <>
    <span className={`t13 ink-2 anywhere clipped ${styles.answer}`} data-bad={isBad || undefined}>
      {words}
    </span>
    {next && <span className="t13 ink-2 block">{next}</span>}
  </>
)

const partOf = (ms: number) =>
  ({ '--part': `${Math.max(Math.sqrt(ms / LONGEST_MS) * 100, 3).toFixed(0)}%` }) as CSSProperties
