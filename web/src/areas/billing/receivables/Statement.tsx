import {
  getStatement,
  getStatementPdf,
  getStatementSheet,
} from '@fairfloor/domain/billing/receivables/statement-contract'
import { addressOf } from '@fairfloor/domain/endpoint'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { calendarDay, money } from '../../../lib/format.ts'
import { queryOf } from '../../../lib/query.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { Loaded } from '../../../ui/Loaded.tsx'
import { SkeletonRows } from '../../../ui/Skeleton.tsx'
import { Table } from '../../../ui/Table.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from '../unpaid.module.css'
import { useStatementColumns } from './statement-columns.tsx'
import { statementTexts } from './statement-texts.ts'

type Period = { from?: string; until?: string }

/** The customer's account over a period, as a table, newest first, and as files; by default the year until today. */
export function Statement() {
  const t = useTexts(statementTexts)
  const { language } = useLanguage()
  const [period, setPeriod] = useState<Period>({})
  const query = useQuery({ ...queryOf(getStatement, { query: period }), placeholderData: keepPreviousData })
  const columns = useStatementColumns()
  const day = (of: string) => calendarDay(of, language, { year: true })
  return (
    <section className="stack gap-4 line-above mt-10 pt-6" aria-label={t.title}>
      <div className="row wrap top between gap-y-3 gap-x-6">
        <div>
          <h2 className="t24">{t.title}</h2>
          <p className="ink-2 measure">{t.lead}</p>
        </div>
        <span className="row gap-2">
          <LinkButton
            icon="download"
            reloadDocument
            to={addressOf(getStatementPdf, { query: period })}
            aria-label={t.pdf}
          >
            PDF
          </LinkButton>
          <LinkButton
            icon="download"
            reloadDocument
            to={addressOf(getStatementSheet, { query: period })}
            aria-label={t.sheet}
          >
            XLSX
          </LinkButton>
        </span>
      </div>
      <PeriodForm key={query.data?.from} shown={query.data} onShow={setPeriod} />
      <Loaded query={query} waiting={<SkeletonRows rows={4} height={40} />}>
        {({ from, until, opening, lines, closing }) => (
          <>
            <p className="row baseline between gap-4 bold pad-y-2">
              <span>{t.closing(day(until))}</span>
              <b className="sign t24 nowrap">{money(closing)}</b>
            </p>
            {lines.length === 0 ? (
              <p className="ink-2">{t.none}</p>
            ) : (
              <Table
                caption={t.title}
                className={styles.lines}
                columns={columns}
                rows={lines.map((line, i) => ({ ...line, i })).reverse()}
                rowKey={({ i }) => i}
              />
            )}
            <p className="row baseline between gap-4 pad-y-2">
              <span>{t.opening(day(from))}</span>
              <b className="bold figures nowrap">{money(opening)}</b>
            </p>
          </>
        )}
      </Loaded>
    </section>
  )
}

function PeriodForm({ shown, onShow }: { shown: Period | undefined; onShow: (period: Period) => void }) {
  const t = useTexts(statementTexts)
  const [wrong, setWrong] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [from, until] = [String(typed.get('from')), String(typed.get('until'))]
    const isTurned = from !== '' && until !== '' && from > until
    setWrong(isTurned)
    if (!isTurned) onShow({ ...(from && { from }), ...(until && { until }) })
  }
  return (
    <form className="row wrap bottom gap-3" aria-label={t.period} noValidate onSubmit={submit}>
      <TextInput type="date" name="from" label={t.from} defaultValue={shown?.from ?? ''} />
      <TextInput
        type="date"
        name="until"
        label={t.until}
        defaultValue={shown?.until ?? ''}
        error={wrong ? t.turned : null}
      />
      <Button type="submit">{t.show}</Button>
    </form>
  )
}
