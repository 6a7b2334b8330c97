import { unpaidInvoicesPage } from '@fairfloor/domain/billing/pages'
import { fromEuros, sum } from '@fairfloor/domain/money'
import { calendarDay, money } from '../../../lib/format.ts'
import { useLanguage, useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { LinkButton } from '../../../ui/LinkButton.tsx'
import { accountTexts } from './account-texts.ts'
import { useFigures } from './use-figures.ts'

/** What is overdue: the invoice by its number, or how many there are, with what is owed. */
export function OverdueNotice() {
  const t = useTexts(accountTexts)
  const { language } = useLanguage()
  const overdue = useFigures().data?.invoices?.overdue ?? []
  const [first] = overdue
  if (!first) return null
  const owed = overdue.some(one => one.owed === null)
    ? ''
    : money(sum(overdue.map(one => fromEuros(one.owed ?? 0))) / 100)
  const title = overdue.length === 1 ? t.over.one(first.invoice_number, first.days) : t.over.several(overdue.length)
  const text = [owed, t.over.dueOn(calendarDay(first.due_on, language))].filter(Boolean).join(' · ')
  return (
    <Alert tone="error" title={title} action={<LinkButton to={unpaidInvoicesPage.path}>{t.over.see}</LinkButton>}>
      {text}
    </Alert>
  )
}

/** The ways stay; only what is behind them is not known. */
export function FiguresFailed() {
  const t = useTexts(accountTexts)
  const { isError, data, refetch } = useFigures()
  if (!isError || data) return null
  return (
    <Alert tone="warning" action={<Button onClick={() => void refetch()}>{t.again}</Button>}>
      {t.noFigures}
    </Alert>
  )
}
