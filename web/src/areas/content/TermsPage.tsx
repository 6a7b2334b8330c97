import { useTexts } from '../../lib/texts.tsx'
import { texts } from './texts.ts'
import { WrittenPage } from './WrittenPage.tsx'

/** /terms: the imprint. */
export const Component = () => <WrittenPage slug="terms" name={useTexts(texts).written.imprint} />
