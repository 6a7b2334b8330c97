import { type BonusYear, getBonusSheet } from '@fairfloor/domain/billing/bonus/desk-contract'
import { bonusDeskPage } from '@fairfloor/domain/billing/bonus/desk-pages'
import { yearAt } from '@fairfloor/domain/billing/bonus/year-at'
import { addressOf } from '@fairfloor/domain/endpoint'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { Select } from '../../../ui/Select.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import text from '../../../ui/text.module.css'
import { isOperator, useUser } from '../../../visit/user.ts'
import { AdminFrame } from '../../back-office/AdminFrame.tsx'
import { DeskPanel } from '../../back-office/DeskPanel.tsx'
import { bonusYearQuery } from './desk-queries.ts'
import { bonusDeskTexts } from './desk-texts.ts'
import { PayYear } from './PayYear.tsx'
import { percentText } from './percent.ts'
import { TiersForm } from './TiersForm.tsx'

/** /admin/bonus: the tiers of a year, who stands where, and its payment. */
export function BonusDeskPage() {
  const t = useTexts(bonusDeskTexts)
  const [params] = useSearchParams()
  const query = useQuery({ ...bonusYearQuery(yearAt(params)), enabled: isOperator(useUser()) })
  return (
    <AdminFrame title={t.title} lead={t.lead}>
      <Loaded query={query} waiting={<SkeletonRows rows={6} height={72} />}>
        {year => (
          <div key={year.year} className="stack gap-5">
            <Head of={year} />
            <Tiers of={year} />
            <PayYear of={year} />
            <Customers of={year} />
          </div>
        )}
      </Loaded>
    </AdminFrame>
  )
}

/** The year after the one that runs, for its tiers, and some before it. */
const yearsAround = ({ this_year, year }: BonusYear): number[] =>
  [...new Set([1, 0, -1, -2, -3].map(step => this_year + step).concat(year))].sort((a, b) => b - a)

function Head({ of }: { of: BonusYear }) {
  const t = useTexts(bonusDeskTexts)
  const navigate = useNavigate()
  const { language } = useLanguage()
  const file = addressOf(getBonusSheet, { params: { year: String(of.year) }, query: { language } })
  return (
    <div className="row wrap middle between gap-y-3 gap-x-5">
      <Select
        inline
        label={t.year}
        value={String(of.year)}
        options={yearsAround(of).map(year => ({ value: String(year), label: String(year) }))}
        onChange={year => void navigate(`${bonusDeskPage.path}?year=${year}`)}
      />
      <LinkButton icon="download" reloadDocument to={file} aria-label={t.sheet}>
        XLSX
      </LinkButton>
    </div>
  )
}

function Tiers({ of }: { of: BonusYear }) {
  const t = useTexts(bonusDeskTexts)
  if (!of.customers.some(({ paid }) => paid)) return <TiersForm of={of} />
  return (
    <DeskPanel title={t.tiers} hint={t.stay}>
      <ol className="row wrap gap-y-4 gap-x-8">
        {of.tiers.map(({ from, percent }) => (
          <li className="grid gap-1" key={from}>
            <b className={text.figure}>{percentText(percent)}</b>
            <span>{money(from)}</span>
          </li>
        ))}
      </ol>
    </DeskPanel>
  )
}

function Customers({ of: { customers } }: { of: BonusYear }) {
  const t = useTexts(bonusDeskTexts)
  const columns: Column<BonusYear['customers'][number]>[] = [
    {
      id: 'company',
      head: t.company,
      phone: 'title',
      cell: ({ company, number }) => (
        <>
          <b className="bold">{company}</b> <span className="fg-2">{number}</span>
        </>
      ),
    },
    { id: 'turnover', head: t.turnover, align: 'end', cell: ({ turnover }) => money(turnover) },
    {
      id: 'tier',
      head: t.tier,
      align: 'end',
      cell: ({ tier, percent }) => (tier === 0 ? '' : `${tier} · ${percentText(percent)}`),
    },
    { id: 'amount', head: t.amount, align: 'end', cell: ({ amount }) => money(amount) },
    {
      id: 'note',
      head: t.creditNote,
      align: 'end',
      cell: ({ paid, has_agreement }) => (
        <>
          {paid && (paid.credit_note ?? <Tag>{t.coming}</Tag>)}
          {!has_agreement && <Tag tone="amber">{t.ended}</Tag>}
        </>
      ),
    },
  ]
  return (
    <DeskPanel title={t.customers} {...(customers.length === 0 && { hint: t.noneText })}>
      {customers.length === 0 ? (
        <p>{t.none}</p>
      ) : (
        <Table caption={t.customers} columns={columns} rows={customers} rowKey={({ customer_id }) => customer_id} />
      )}
    </DeskPanel>
  )
}
