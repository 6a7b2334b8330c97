import { useTexts } from '../../lib/texts.tsx'
import { texts } from './texts.ts'
import { WrittenPage } from './WrittenPage.tsx'

/** /privacy-policy */
export const Component = () => <WrittenPage slug="privacy-policy" name={useTexts(texts).written.privacy} />
