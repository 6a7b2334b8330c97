import type { Answer } from '@fairfloor/domain/endpoint'
import { dateFormat, locales } from '@fairfloor/domain/formats'
import { type getCampaigns, setBrandOfMonth } from '@fairfloor/domain/promotions/desk-contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calendarDay } from '../../lib/format.ts'
import { useApiMutation } from '../../lib/sending/use-api-mutation.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { Select } from '../../ui/Select.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import text from '../../ui/text.module.css'
import { AdminFrame } from '../back-office/AdminFrame.tsx'
import { campaignTexts } from './campaign-texts.ts'
import { campaignsQuery } from './desk-queries.ts'
import styles from './promotion-desk.module.css'
import { WeekSheet } from './WeekSheet.tsx'

type Campaigns = Answer<typeof getCampaigns>
type Month = Campaigns['months'][number]
type Week = Campaigns['weeks'][number]

/** /admin/campaigns: the brand of each month and the product of each week, from the current ones on. */
export function CampaignsDeskPage() {
  const t = useTexts(campaignTexts)
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Calendar />
    </AdminFrame>
  )
}

function Calendar() {
  return (
    <Loaded query={useQuery(campaignsQuery)} waiting={900}>
      {campaigns => (
        <div className={`grid top gap-6 ${styles.calendar}`}>
          <Months campaigns={campaigns} />
          <Weeks weeks={campaigns.weeks} />
        </div>
      )}
    </Loaded>
  )
}

const NONE = 'none'

function Months({ campaigns: { months, brands } }: { campaigns: Campaigns }) {
  const t = useTexts(campaignTexts)
  const { language } = useLanguage()
  const set = useApiMutation(setBrandOfMonth, { invalidates: [campaignsQuery], invalidatesOnRefusal: [campaignsQuery] })
  const nameOf = (month: string) =>
    dateFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
      new Date(`${month}-01T00:00:00Z`),
    )
  const columns: Column<Month>[] = [
    { id: 'month', head: t.month, phone: 'title', cell: ({ month }) => nameOf(month) },
    {
      id: 'brand',
      head: t.brand,
      phone: 'bare',
      cell: ({ month, brand }) => (
        <Select
          label={t.brandOf(nameOf(month))}
          hideLabel
          value={brand ? String(brand.id) : NONE}
          options={[
            { value: NONE, label: t.none },
            ...brands.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={value =>
            set.mutate({ params: { month }, body: { brand_id: value === NONE ? null : Number(value) } })
          }
        />
      ),
    },
  ]
  return (
    <section className="grid gap-3">
      <h2 className="t18">{t.months}</h2>
      <MutationError of={set} />
      <Table caption={t.months} columns={columns} rows={months} rowKey={({ month }) => month} />
    </section>
  )
}

function Weeks({ weeks }: { weeks: readonly Week[] }) {
  const t = useTexts(campaignTexts)
  const { language } = useLanguage()
  const [open, setOpen] = useState<Week | null>(null)
  const columns: Column<Week>[] = [
    { id: 'week', head: t.week, phone: 'title', cell: ({ week }) => week },
    {
      id: 'days',
      head: t.days,
      cell: ({ first_day, last_day }) => (
        <span className={text.nowrap}>
          {calendarDay(first_day, language)} – {calendarDay(last_day, language)}
        </span>
      ),
    },
    {
      id: 'sizes',
      head: t.sizes,
      cell: ({ sizes }) =>
        sizes.length === 0 ? (
          <span className="fg-2">{t.none}</span>
        ) : (
          <ol>
            {sizes.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ol>
        ),
    },
    {
      id: 'edit',
      head: t.edit,
      hideHead: true,
      align: 'end',
      phone: 'bare',
      cell: week => (
        <Button aria-label={t.editOf(week.week)} onClick={() => setOpen(week)}>
          {t.edit}
        </Button>
      ),
    },
  ]
  return (
    <section className="grid gap-3">
      <h2 className="t18">{t.weeks}</h2>
      <Table caption={t.weeks} columns={columns} rows={weeks} rowKey={({ week }) => week} />
      <WeekSheet week={open} onClose={() => setOpen(null)} />
    </section>
  )
}
