import type { Answer } from '@fairfloor/domain/endpoint'
import { uploadBankFile } from '@fairfloor/domain/payments/received/bank-contract'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { uploaded } from '../../../lib/uploaded.ts'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import { everyMoney } from './queries.ts'
import { receivedTexts } from './texts.ts'

export type Taken = Answer<typeof uploadBankFile>

const BankResult = lazyPart(async () => ({ default: (await import('./BankResult.tsx')).BankResult }))

/** Takes a statement of the bank, and says what was taken and what was left out. */
export function BankUpload() {
  const t = useTexts(receivedTexts).upload
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
    <section className="stack gap-4 mb-5" aria-label={t.title}>
      {/* Banks name their files as they like. */}
      <FileDrop label={t.title} act={t.choose} hint={t.hint} loading={upload.loading} onFile={take}>
        <b aria-hidden="true">{t.title}</b>
      </FileDrop>
      <MutationError of={upload} />
      {taken && (
        <Suspense>
          <BankResult taken={taken} loading={upload.loading} onTakeAgain={takeAgain} onDismiss={() => setTaken(null)} />
        </Suspense>
      )}
    </section>
  )
}
