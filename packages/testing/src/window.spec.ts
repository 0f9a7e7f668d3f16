it('leaves sending forms to Node, whichever `File` is there when the first one is sent', async () => {
  const form = new FormData();
  form.append('file', new Blob(['name,phone']), 'people.csv');
  await expect(new Response(form).text()).resolves.toContain('name,phone');
});
