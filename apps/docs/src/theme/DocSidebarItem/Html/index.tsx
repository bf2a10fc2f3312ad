import type { Props } from '@theme/DocSidebarItem/Html';
import { isMenuGroup, menuGroups } from '../../../site/menu-groups.ts';
import { useWords } from '../../../site/use-locale.ts';

/** The heading of a group of sections in the menu. */
export default function DocSidebarItemHtml({ item: { value } }: Props) {
  const words = useWords(menuGroups);
  if (!isMenuGroup(value)) throw new Error(`no such group of the menu: ${value}`);
  return <li className="menu__group">{words[value]}</li>;
}
