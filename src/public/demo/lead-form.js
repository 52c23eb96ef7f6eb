// The demo form sends nothing, and says so.
document.getElementById('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const thanks = document.getElementById('thanks');
  thanks.hidden = false;
  thanks.focus();
});
