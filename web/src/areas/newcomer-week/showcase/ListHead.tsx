import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/Button.tsx'
import { showcaseTexts } from './texts.ts'

/** The title of a list, and the way back to the carousel. */
export function ListHead({ title, onCarousel }: { title: string; onCarousel: () => void }) {
  const t = useTexts(showcaseTexts)
  return (
    <div className="row wrap middle between gap-3 mb-5">
      <h1>{title}</h1>
      <Button icon="hall" onClick={onCarousel}>
        {t.asCarousel}
      </Button>
    </div>
  )
}
