const LONGEST = 500

/** Whether a text can be the path of a page of the shop, with query and fragment, to return to. */
export const isPagePath = (text: string): boolean => text.length <= LONGEST && /^\/(?![/\\])[^\s\\]*$/.test(text)
