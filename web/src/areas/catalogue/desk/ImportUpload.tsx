import { compareImport, getImports, uploadImport } from '@fairfloor/domain/catalogue/import-desk-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { everyQueryOf } from '../../../lib/query.ts'
import { useApiMutation } from '../../../lib/sending/use-api-mutation.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { uploaded } from '../../../lib/uploaded.ts'
import { Button } from '../../../ui/Button.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { MutationError } from '../../../ui/MutationError.tsx'
import styles from './desk.module.css'
import { importDeskTexts } from './import-desk-texts.ts'
import { importQuery } from './queries.ts'

/** Takes a file and compares it at once; its report opens. */
export function ImportUpload({ addressOf }: { addressOf: (id: number) => string }) {
  const t = useTexts(importDeskTexts)
  const navigate = useNavigate()
  const client = useQueryClient()
  const [mapping, setMapping] = useState<File | null>(null)
  const compare = useApiMutation(compareImport, {
    invalidates: [everyQueryOf(getImports)],
    onSuccess: begun => client.setQueryData(importQuery(begun.id).queryKey, begun),
  })
  const upload = useApiMutation(uploadImport, {
    invalidates: [everyQueryOf(getImports)],
    async onSuccess(saved) {
      client.setQueryData(importQuery(saved.id).queryKey, saved)
      // Where another file is being imported it waits; its sheet has the button.
      await compare.run({ params: { id: saved.id } })
      navigate(addressOf(saved.id))
    },
  })
  const take = (file: File) =>
    upload.run(async () => ({
      body: { file: await uploaded(file), mapping: mapping ? await uploaded(mapping) : undefined },
    }))
  return (
    <div className={`grid gap-4 ${styles.upload}`}>
      <FileDrop
        label={t.file}
        act={t.chooseFile}
        hint={t.fileHint}
        accept=".csv,.txt,.tsv,.xlsx,.xlsm,.json,.jsonl"
        loading={upload.loading}
        onFile={take}
      >
        <b aria-hidden="true">{t.file}</b>
      </FileDrop>
      <FileDrop label={t.mapping} act={t.chooseFile} hint={t.mappingHint} accept=".json" onFile={setMapping}>
        <b aria-hidden="true">{t.mapping}</b>
        {mapping && (
          <p>
            <b>{mapping.name}</b>{' '}
            <Button variant="ghost" icon="close" onClick={() => setMapping(null)}>
              {t.noMapping}
            </Button>
          </p>
        )}
      </FileDrop>
      <MutationError of={upload} className="across" />
      <MutationError of={compare} className="across" />
    </div>
  )
}
