import type { Answer } from '@fairfloor/domain/endpoint'
import { uploadBankFile } from '@fairfloor/domain/money-in/contract'
import { useState } from 'react'
import { calendarDay, count, money } from '../../lib/format.ts'
import { useLanguage, useTexts } from '../../lib/texts.tsx'
import { uploaded } from '../../lib/uploaded.ts'
import { useApiMutation } from '../../lib/use-api-mutation.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { MutationError } from '../../ui/MutationError.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import styles from './money-in.module.css'
import { everyMoney } from './queries.ts'
import { moneyInTexts } from './texts.ts'

type Taken = Answer<typeof uploadBankFile>
type LeftOut = Taken['left_out'][number]

/** Takes a statement of the bank, and says what was taken and what was left out. */
export function BankUpload() {
  const t = useTexts(moneyInTexts).upload
  const [taken, setTaken] = useState<Taken | null>(null)
  const upload = useApiMutation(uploadBankFile, { invalidates: everyMoney, onSuccess: setTaken })
  const [file, setFile] = useState<File | null>(null)
  const take = (file: File) => {
    setTaken(null)
    setFile(file)
    void upload.run(async () => ({ body: { file: await uploaded(file) } }))
  }
  const takeAgain = (again: number) => {
    if (file) void upload.run(async () => ({ body: { file: await uploaded(file), again } }))
  }
  return (
    <section className={styles.upload} aria-label={t.title}>
      <FileDrop label={t.title} act={t.choose} hint={t.hint} accept=".xml,.camt" loading={upload.loading} onFile={take}>
        <b aria-hidden="true">{t.title}</b>
      </FileDrop>
      <MutationError of={upload} />
      {taken && (
        <Said taken={taken} loading={upload.loading} onTakeAgain={takeAgain} onDismiss={() => setTaken(null)} />
      )}
    </section>
  )
}

interface SaidProps {
  taken: Taken
  loading: boolean
  /** Takes one that is known, by its place in the file. */
  onTakeAgain: (again: number) => void
  onDismiss: () => void
}

function Said({ taken, loading, onTakeAgain, onDismiss }: SaidProps) {
  const t = useTexts(moneyInTexts).upload
  const { language } = useLanguage()
  const columns: Column<LeftOut>[] = [
    {
      id: 'day',
      head: t.day,
      cell: ({ booked_on }) => (booked_on === null ? '–' : calendarDay(booked_on, language, { year: true })),
    },
    {
      id: 'why',
      head: t.why,
      phone: 'title',
      cell: ({ why, known_from }) => (
        <>
          {t.reasons[why]} {known_from !== null && <small>{t.knownFrom(known_from)}</small>}
        </>
      ),
    },
    { id: 'text', head: t.text, cell: ({ text }) => text },
    { id: 'amount', head: t.amount, align: 'end', cell: ({ amount }) => amount },
    {
      id: 'act',
      head: t.act,
      cell: ({ again, amount }) =>
        again !== null && (
          <Button loading={loading} aria-label={t.takeAgainOf(amount)} onClick={() => onTakeAgain(again)}>
            {t.takeAgain}
          </Button>
        ),
    },
  ]
  return (
    <>
      <Alert tone={taken.taken > 0 ? 'success' : 'info'} title={taken.name} onDismiss={onDismiss}>
        {t.taken(count(taken.taken), money(taken.sum))} {taken.known > 0 && t.known(count(taken.known))}
      </Alert>
      {taken.left_out.length > 0 && (
        <details className={styles.leftOut} open={taken.left_out.length <= 5}>
          <summary>{t.leftOut(count(taken.left_out.length))}</summary>
          <Table
            caption={t.leftOut(count(taken.left_out.length))}
            columns={columns}
            rows={taken.left_out}
            rowKey={row => taken.left_out.indexOf(row)}
          />
        </details>
      )}
    </>
  )
}
