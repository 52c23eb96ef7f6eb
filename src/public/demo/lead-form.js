// The demonstration form never sends: it says so.
document.getElementById('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const thanks = document.getElementById('thanks');
  thanks.hidden = false;
  thanks.focus();
});
