/** Nothing: the theme would show the contents above the title of a page. They stand below what it is about (`PageContents`). */
export default function DocItemTOCMobile() {
  return null;
}
