// Stands for the script that a form provider asks to put on the page while its form is shown.
