import type { Endpoint } from '@fairfloor/domain/endpoint'
import { Suspense } from 'react'
import { lazyPart } from '../../../lib/lazy-part.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { ListAddress } from '../../../ui/list-address.ts'
import { Popover } from '../../../ui/Popover.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { deskListTexts } from './texts.ts'

const ViewsMenu = lazyPart(async () => ({ default: (await import('./ViewsMenu.tsx')).ViewsMenu }))

/** The reader's own views of a list; they are read when the menu opens. */
export function Views({ of, list }: { of: Endpoint; list: ListAddress }) {
  const t = useTexts(deskListTexts)
  return (
    <Popover
      label={t.views}
      align="start"
      trigger={
        <Button variant="ghost" icon="eye">
          {t.views}
        </Button>
      }
    >
      {close => (
        <Suspense fallback={<Spinner size={24} />}>
          <ViewsMenu of={of.path} list={list} onChosen={close} />
        </Suspense>
      )}
    </Popover>
  )
}
