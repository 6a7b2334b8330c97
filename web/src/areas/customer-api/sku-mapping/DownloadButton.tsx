import { type ReactNode, useState } from 'react'
import { errorWords } from '../../../lib/error-words.ts'
import { loadFile } from '../../../lib/save-file.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { mappingTexts } from './texts.ts'

/** Loads a sheet; a failure is told beside the button. */
export function DownloadButton({ address, children }: { address: string; children: ReactNode }) {
  const t = useTexts(mappingTexts)
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const load = async () => {
    if (isLoading) return
    setLoading(true)
    setFailure(undefined)
    await loadFile(address, 'sku-mapping.xlsx').catch((error: Error) => setFailure(errorWords(error)))
    setLoading(false)
  }
  return (
    <>
      <Button icon="download" loading={isLoading} onClick={() => void load()}>
        {children}
      </Button>
      {failure && (
        <Alert tone="error" title={t.downloadFailed} onDismiss={() => setFailure(undefined)} className="own-line">
          {failure}
        </Alert>
      )}
    </>
  )
}
