import { useTexts } from '../../lib/texts.tsx'
import { contentTexts } from './texts.ts'
import { WrittenPage } from './WrittenPage.tsx'

/** /terms: the imprint. */
export const TermsPage = () => <WrittenPage slug="terms" name={useTexts(contentTexts).written.imprint} />
