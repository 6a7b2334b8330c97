/** What shop systems and templates leave where a name was to stand. */
const SHAPES = [
  /\{\{.*\}\}|\$\{.*\}|<%.*%>/,
  /…$|\.\.\.$/,
  /^(please )?(choose|select)\b/i,
  /^(bitte )?(\S+ )?(aus)?wählen\b/i,
  /^(default( title)?|standard title|undefined|null|nan|n\/?a|tbd|todo|[-–.?]+)$/i,
]

/** Whether a flavour's name is none, such as '{{vm.sku.name}}', 'Choose an option' or 'Option wählen…': the operator should look. */
export const isPlaceholder = (name: string): boolean => SHAPES.some(shape => shape.test(name))
