import { Suspense, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { scannerTexts } from './scanner-texts.ts'
import type { QuickOrderState } from './use-quick-order.ts'

const Scanner = lazyPart(() => import('./Scanner.tsx'))

/** Opens the camera over the quick order. */
export function ScanButton({ scan }: Pick<QuickOrderState, 'scan'>) {
  const t = useTexts(scannerTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" icon="camera" onClick={() => setOpen(true)}>
        {t.scan}
      </Button>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t.title} narrow scrim>
        {isOpen && (
          <Suspense fallback={<Spinner size={40} />}>
            <Scanner scan={scan} />
          </Suspense>
        )}
      </Sheet>
    </>
  )
}
