/** Replacement for fonts, images and plain style sheets, which jsdom neither loads nor needs. */
export default '/asset';
