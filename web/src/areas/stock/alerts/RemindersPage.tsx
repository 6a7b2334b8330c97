import { sizeAddress } from '@fairfloor/domain/assortment/addresses'
import type { Answer } from '@fairfloor/domain/endpoint'
import { notificationsPage } from '@fairfloor/domain/people/access/pages'
import { availableSoonPage } from '@fairfloor/domain/service-lists/pages'
import { endAlert, endAlerts, getAlerts, getReminders } from '@fairfloor/domain/stock/alerts/contract'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { dayText, money, sizeText } from '../../../lib/format.ts'
import { PageLink } from '../../../lib/PageLink.tsx'
import { queryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { BigDay, byDay } from '../../../ui/BigDay.tsx'
import { Button } from '../../../ui/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { PageTitle } from '../../../ui/PageTitle.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import lines from '../../../ui/two-lines.module.css'
import { LoginFirst } from '../../../visit/LoginFirst.tsx'
import { useMay, useUser } from '../../../visit/user.ts'
import { AccountTrail } from '../../people/AccountTrail.tsx'
import { AddReturned } from './AddReturned.tsx'
import styles from './RemindersPage.module.css'
import { reminderTexts } from './texts.ts'

type Row = Answer<typeof getReminders>[number]

const reminders = queryOf(getReminders, {})
const changes = { invalidates: [reminders, queryOf(getAlerts, {})] }

/** /account/reminders: what the reader waits for. A mail leads here with the flavour that is there again. */
export function RemindersPage() {
  const t = useTexts(reminderTexts)
  const user = useUser()
  const [query] = useSearchParams()
  const wanted = query.get('add') ?? ''
  const returned = /^[1-9]\d{0,8}$/.test(wanted) ? Number(wanted) : undefined
  return (
    <>
      <PageTitle>{t.title}</PageTitle>
      <AccountTrail title={t.title} />
      <h1>{t.title}</h1>
      <p className="fg-2 mt-2 measure">{t.lead}</p>
      {user === null && <LoginFirst />}
      {user && returned !== undefined && <AddReturned key={returned} id={returned} />}
      {user !== null && <Reminders enabled={user !== undefined} />}
    </>
  )
}

function Reminders({ enabled }: { enabled: boolean }) {
  const t = useTexts(reminderTexts)
  const columns = useColumns()
  const all = useApiMutation(endAlerts, changes)
  const query = useQuery({ ...reminders, enabled })
  return (
    <div className="window-high mt-6">
      <Loaded
        query={query}
        waiting={<SkeletonRows rows={6} height={40} className="grid gap-2" />}
        empty={{
          icon: 'bell',
          title: t.none,
          children: t.noneText,
          action: <LinkButton to={availableSoonPage.path}>{t.toSoon}</LinkButton>,
        }}
      >
        {rows => (
          <>
            <Table
              caption={t.title}
              columns={columns}
              rows={rows.toSorted((a, b) => byDay(a.eta_date, b.eta_date))}
              rowKey={({ id }) => id}
              className={classes(lines.rows, styles.table)}
            />
            <div className="grid at-start gap-2 mt-5">
              <Button loading={all.loading} done={all.done} onClick={() => void all.run({})}>
                {t.endAll}
              </Button>
              <MutationError of={all} />
            </div>
          </>
        )}
      </Loaded>
      {query.data && (
        <p className="fg-2 mt-6">
          {t.others}{' '}
          <PageLink to={notificationsPage.path} className={text.link}>
            {t.toOthers}
          </PageLink>
        </p>
      )}
    </div>
  )
}

function useColumns(): Column<Row>[] {
  const t = useTexts(reminderTexts)
  const { language } = useLanguage()
  const timeZone = useSettings()?.time_zone ?? 'UTC'
  const isStaff = useUser()?.company === null
  const priced = useMay('prices') || isStaff
  const columns: (Column<Row> | false)[] = [
    {
      id: 'date',
      head: t.expected,
      phone: 'bare',
      width: '14%',
      cell: ({ eta_date: eta }) => (eta ? <BigDay day={eta} /> : <span className="fg-2">{t.unknown}</span>),
    },
    {
      id: 'product',
      head: t.product,
      phone: 'bare',
      cell: ({ brand_name, product_size_name, product_size_erp_id }) => (
        <PageLink to={sizeAddress(product_size_erp_id)} className={text.link}>
          {brand_name} {sizeText(product_size_name, language)}
        </PageLink>
      ),
    },
    {
      id: 'flavour',
      head: t.flavour,
      phone: 'bare',
      cell: row => (
        <span className={`wrap middle inline-row ${styles.flavour}`}>
          {row.product_attribute_name}
          {!row.is_on_sale && <Tag tone="red">{t.gone}</Tag>}
          {row.is_on_sale && row.waits_for === 'delivery' && <Tag>{t.delivery}</Tag>}
        </span>
      ),
    },
    priced && { id: 'price', head: t.price, phone: 'bare', align: 'end', cell: ({ price }) => money(price) },
    {
      id: 'since',
      head: t.since,
      phone: 'bare',
      align: 'end',
      cell: row => <span className="fg-2">{dayText(row.asked_at, timeZone, language)}</span>,
    },
    { id: 'act', head: t.end, hideHead: true, phone: 'bare', align: 'end', cell: row => <Acts row={row} /> },
  ]
  return columns.filter(column => column !== false)
}

/** To the goods, which a phone has in their name, and no mail any more. */
function Acts({ row }: { row: Row }) {
  const { language } = useLanguage()
  const t = useTexts(reminderTexts)
  const end = useApiMutation(endAlert, changes)
  const name = `${sizeText(row.product_size_name, language)}, ${row.product_attribute_name}`
  return (
    <span className={`middle gap-1 inline-row ${styles.acts}`}>
      {row.is_on_sale && (
        <LinkButton className={styles.order} to={sizeAddress(row.product_size_erp_id)} aria-label={t.orderOf(name)}>
          {t.order}
        </LinkButton>
      )}
      <Button
        variant="ghost"
        icon="close"
        loading={end.loading}
        aria-label={t.endOf(name)}
        onClick={() => void end.run({ params: { id: row.id } })}
      >
        <span className={styles.words}>{t.end}</span>
      </Button>
      <MutationError of={end} />
    </span>
  )
}
