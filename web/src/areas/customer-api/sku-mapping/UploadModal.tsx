import { getFlavourReferences, uploadReferences } from '@fairfloor/domain/customer-api/mapping-contract'
import { MOST_BYTES } from '@fairfloor/domain/customer-api/mapping-limits'
import type { Answer } from '@fairfloor/domain/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { errorWords } from '../../../lib/error-words.ts'
import { fileSize } from '../../../lib/format.ts'
import { everyQueryOf } from '../../../lib/query.ts'
import { sendFile } from '../../../lib/send-file.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FileDrop } from '../../../ui/FileDrop.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { uploadTexts } from './upload-texts.ts'

/** What the server has said of a file. */
export type Report = Answer<typeof uploadReferences> & { readonly file: string }

interface UploadModalProps {
  open: boolean
  onClose: () => void
  onTaken: (report: Report) => void
}

/** Chooses a workbook and sends it; closes when its rows were read. */
export function UploadModal({ open, onClose, onTaken }: UploadModalProps) {
  const t = useTexts(uploadTexts)
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  /** How much was sent, 0 to 1, while it is under way. */
  const [sent, setSent] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const isSending = useRef(false)
  const choose = (chosen: File) => {
    setFile(chosen)
    setFailure(chosen.size > MOST_BYTES ? t.tooLarge : undefined)
  }
  const send = async () => {
    if (!file || isSending.current) return
    isSending.current = true
    setSent(0)
    setFailure(undefined)
    try {
      const answer = await sendFile(uploadReferences, 'filepond', file, setSent)
      void client.invalidateQueries(everyQueryOf(getFlavourReferences))
      onTaken({ ...answer, file: file.name })
      setFile(undefined)
      onClose()
    } catch (error) {
      setFailure(errorWords(error as Error))
    }
    isSending.current = false
    setSent(undefined)
  }
  const canSend = file !== undefined && file.size <= MOST_BYTES
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t.title}
      size="s"
      low
      keepOpen={file !== undefined}
      foot={
        <div className="row at-end">
          <Button variant="signal" icon="upload" disabled={!canSend || sent !== undefined} onClick={() => void send()}>
            {sent === undefined ? t.upload : t.uploading}
          </Button>
        </div>
      }
    >
      <div className="stack gap-4">
        <FileDrop
          label={t.file}
          act={file ? t.another : t.choose}
          hint={t.hint}
          accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          loading={sent !== undefined}
          onFile={choose}
        >
          {file && (
            <p className="fg-2 anywhere">
              <b className="fg bold">{file.name}</b> {fileSize(file.size)}
            </p>
          )}
        </FileDrop>
        {file && sent !== undefined && (
          <div className="grid gap-1 t13 fg-2 figures" role="status">
            <progress className="wide" max={1} value={sent < 1 ? sent : undefined} aria-label={t.uploading} />
            <span>
              {sent < 1 ? t.sent(fileSize(file.size * sent), fileSize(file.size)) : t.reading(fileSize(file.size))}
            </span>
          </div>
        )}
        {failure && <Alert tone="error">{failure}</Alert>}
        <p className="t13 fg-2">{t.columns}</p>
      </div>
    </Modal>
  )
}
